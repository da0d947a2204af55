import { conformanceOf } from './conformance.js';

conformanceOf(2, 4);
