import { createRoot } from 'react-dom/client';
import { Cases } from '../react-cases';

createRoot(document.querySelector('#root')).render(<Cases />);
