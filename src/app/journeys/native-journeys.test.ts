import { testJourneys } from '@/testing/journeys/test-journeys';

import '../native/connect-pages';
import '../start/entry-models';
import '../start/page-models';
import { native } from '@/testing/journeys/plans/native';

testJourneys({ native });
