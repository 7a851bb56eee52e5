import { expect, test } from 'vitest';
import { hero, heroLamp } from './hero.ts';

test('the home page can afford its scene: 4.5 KB before compression', () => {
  expect(Buffer.byteLength(hero())).toBeLessThanOrEqual(4608);
});

test('a screen reader passes the scene by', () => {
  expect(hero()).toContain('aria-hidden="true"');
});

test('the style sheet finds the beam and the lamp', () => {
  expect(hero()).toContain('<g class="hero-beam">');
  expect(hero()).toContain(`<g class="hero-lamp"><circle fill="#FFC93A" cx="${heroLamp.x}"`);
});

test('where a page was not found, the tower is dark', () => {
  expect(hero('out')).not.toMatch(/#FFC93A|hero-beam|hero-lamp/);
});

test('nothing is there for the security policy to block', () => {
  expect(hero()).not.toMatch(/style=|<style|<script|id=|href/);
});
