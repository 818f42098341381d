/**
 * The entry. The libraries and the models are evaluated in one task, the views in the next: as one
 * task they hold up a slow phone for a quarter of a second, right behind the first paint.
 */
import 'effector-react';
import 'react-dom/client';
import 'react-router-dom';

import { keepUncaught } from '@/shared/browser/early-uncaught';

import './models';

keepUncaught();
void import('./mount');
