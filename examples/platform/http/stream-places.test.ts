import { describe, expect, it } from 'vitest';
import { networkOf } from './network-of.js';
import { createStreamPlaces } from './stream-places.js';

/** Takes a place under a name; `gone` has the names that gave way, in their order. */
function hall(limits: Parameters<typeof createStreamPlaces>[0]) {
  const places = createStreamPlaces(limits);
  const gone: string[] = [];
  const take = (name: string, ip: string, reader?: string) => places.take({ ip, reader }, () => void gone.push(name));
  return { places, gone, take };
}

describe('places for streams', () => {
  it('10,000 from one address leave room for everybody else', () => {
    const { places, gone, take } = hall({ inAll: 10_000, ofAddress: 500, ofReader: 20 });
    for (let index = 0; index < 10_000; index++) take(`flood ${index}`, '192.0.2.1');
    expect([places.taken, gone.length, gone[0], gone.at(-1)]).toEqual([500, 9_500, 'flood 0', 'flood 9499']);
    expect(take('page', '192.0.2.2')).toBeDefined();
    expect(places.taken).toBe(501);
  });

  it('many addresses that fill everything give way one by one to those who hold fewer', () => {
    const { places, gone, take } = hall({ inAll: 40, ofAddress: 10, ofReader: 20 });
    for (let index = 0; index < 40; index++) take(`flood ${index}`, `192.0.2.${index % 4}`);
    const newcomers = Array.from({ length: 16 }, (_, index) => take(`page ${index}`, `198.51.100.${index}`));
    expect(newcomers.every(Boolean)).toBe(true);
    expect([places.taken, gone.length, gone.every(name => name.startsWith('flood'))]).toEqual([40, 16, true]);
  });

  it('when everybody holds one, the next gets none and nobody is pushed out', () => {
    const { gone, take } = hall({ inAll: 3, ofAddress: 10, ofReader: 20 });
    const leave = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map(ip => take(ip, ip));
    expect([take('late', '192.0.2.4'), gone]).toEqual([undefined, []]);
    leave[1]?.();
    leave[1]?.();
    expect(take('later', '192.0.2.4')).toBeDefined();
    expect(take('too late', '192.0.2.5')).toBeUndefined();
  });

  it('one account holds a few, wherever it is, and its oldest gives way', () => {
    const { places, gone, take } = hall({ inAll: 100, ofAddress: 10, ofReader: 2 });
    ['192.0.2.1', '192.0.2.2', '192.0.2.3'].forEach(ip => take(`anna at ${ip}`, ip, 'anna'));
    take('ben', '192.0.2.1', 'ben');
    expect([gone, places.taken]).toEqual([['anna at 192.0.2.1'], 3]);
  });

  it('an IPv6 line counts as one address', () => {
    expect(['2001:db8:0:1::5', '2001:db8::1:ffff:0:0:9', '2001:0DB8:0000:0001:1:2:3:4%eth0'].map(networkOf)).toEqual(
      Array(3).fill('2001:db8:0:1::/64'),
    );
    expect(['::1', '192.0.2.1', '::ffff:192.0.2.1', 'fe80::1'].map(networkOf)).toEqual([
      '0:0:0:0::/64',
      '192.0.2.1',
      '192.0.2.1',
      'fe80:0:0:0::/64',
    ]);
  });
});
