import { describe, expect, it } from 'vitest';
import { mirrorUrl } from './mirrors.js';

describe('official addresses', () => {
  it('SYS-17 are reached by https, on this machine as the platform is', () => {
    expect(mirrorUrl('nova.example', 'https://api.example')).toBe('https://nova.example/');
    expect(mirrorUrl('https://nova.example/x', 'https://api.example')).toBe('https://nova.example/x');
    expect(mirrorUrl('localhost', 'http://127.0.0.1:4100')).toBe('http://localhost:4100/');
  });
  it('lead nowhere else', () => {
    for (const domain of ['javascript:alert(1)', 'user:pass@nova.example', 'no domain', ''])
      expect(mirrorUrl(domain, 'https://api.example'), domain).toBeUndefined();
  });
});
