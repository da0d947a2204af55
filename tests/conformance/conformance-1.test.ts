import { conformanceOf } from './conformance.js';

conformanceOf(0, 4);
