import { conformanceOf } from './conformance.js';

conformanceOf(1, 4);
