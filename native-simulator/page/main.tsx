import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';

import './page.css';
import { pageStarted } from './model/config';
import './model/native-tokens';
import { Simulator } from './simulator';

const scope = fork();
await allSettled(pageStarted, { scope });

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Provider value={scope}>
      <Simulator />
    </Provider>,
  );
}
