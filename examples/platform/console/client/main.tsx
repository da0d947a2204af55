import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import './console.css';

const container = document.getElementById('console');
if (!container) throw new Error('The page has no element with the id "console".');
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
