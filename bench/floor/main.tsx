import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { pageOpened } from './model';
import { Storefront } from './storefront';
import './storefront.css';

const router = createBrowserRouter([{ path: '*', element: <Storefront /> }]);
const scope = fork();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Provider value={scope}>
      <RouterProvider router={router} />
    </Provider>,
  );
}
void allSettled(pageOpened, { scope });
