// npx tsx tests/surface/record.ts: keeps the public surface of the release that is being made.
import { recordSurface } from './released-surface.js';

void recordSurface();
