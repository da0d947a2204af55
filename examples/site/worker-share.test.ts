import { describe, expect, it } from 'vitest';
import { workerShare } from './worker-share.js';

const ORIGIN = 'https://casino.example';
const ask = (address: string, { method = 'GET', mode = 'cors', destination = '' } = {}) =>
  workerShare({ url: new URL(address, ORIGIN), method, mode, destination }, ORIGIN);
const open = (address: string, destination = 'document') => ask(address, { mode: 'navigate', destination });

describe('the service worker’s share', () => {
  it.each(['/', '/rng?page=2', '/help#term', '/promotions', '/some/unknown/page'])('is a document of the site: %s', address => {
    expect(open(address)).toBe('document');
  });

  it.each([
    '/wps/system/status',
    '/WPS/session/login/callback?code=1',
    '//wps/x',
    '/lgw/games/game_menus',
    '/lotto/draws',
    '/play/nova/slot/',
    '/chat/',
    '/sandbox/',
    '/idp/google/authorize',
    '/uploads/a.png',
    '/gallery/',
    '/framed/',
    '/healthz',
  ])('is nothing else that is opened as a page: %s', address => {
    expect(open(address)).toBeUndefined();
  });

  it('is no frame within a page, and no form that is sent', () => {
    expect(open('/rng', 'iframe')).toBeUndefined();
    expect(ask('/rng', { method: 'POST', mode: 'navigate', destination: 'document' })).toBeUndefined();
  });

  it('is code with a hash in its name', () => {
    expect(ask('/cdn/chunk-7YOC76Q6.js', { destination: 'script' })).toBe('code');
    expect(ask('/cdn/chunk-7YOC76Q6.js?again=1', { destination: 'script' })).toBe('code');
  });

  it.each([
    '/cdn/gp.js',
    '/cdn/gp-widgets.js',
    '/cdn/gp-screen.js',
    '/cdn/gp-snapshots.js',
    '/cdn/gp.css',
    '/cdn/manifest.json',
    '/site/main.js',
    '/art/brand.svg',
    '/play/chunk-7YOC76Q6.js',
    'https://cdn.example/cdn/chunk-7YOC76Q6.js',
  ])('is no name that changes with a release, and nothing of another place: %s', address => {
    expect(ask(address, { destination: 'script' })).toBeUndefined();
  });

  it.each([
    '/wps/relay/GCSGAME_gameList?merchant=demo',
    '/wps/system/events?since=1',
    '/wps/snapshots/demo/EN/gp-lobby.json',
    '/play/api/round',
  ])('is no call, whatever its method: %s', address => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) expect(ask(address, { method })).toBeUndefined();
  });
});
