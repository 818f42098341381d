import { createRoot } from 'react-dom/client';

import './samples.css';
import { SamplesPage } from './samples-page';

const root = document.getElementById('root');
if (root) createRoot(root).render(<SamplesPage />);
