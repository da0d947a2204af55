import { conformanceOf } from './conformance.js';

conformanceOf(3, 4);
