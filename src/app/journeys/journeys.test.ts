import { testJourneys } from '@/testing/journeys/test-journeys';

import '../start/entry-models';
import '../start/page-models';
import { account } from '@/testing/journeys/plans/account';
import { browsing } from '@/testing/journeys/plans/browsing';
import { buying } from '@/testing/journeys/plans/buying';
import { listening } from '@/testing/journeys/plans/listening';
import { opinions } from '@/testing/journeys/plans/opinions';

testJourneys({ account, browsing, buying, listening, opinions });
