import { expect, test } from 'vitest';
import { hero, heroLamp } from './hero.ts';

test('the scene on the home page is at most 4.5 KB before compression', () => {
  expect(Buffer.byteLength(hero())).toBeLessThanOrEqual(4608);
});

test('screen readers skip the scene', () => {
  expect(hero()).toContain('aria-hidden="true"');
});

test('the stylesheet matches the position of beam and lamp', () => {
  expect(hero()).toContain('<g class="hero-beam">');
  expect(hero()).toContain(`<g class="hero-lamp"><circle fill="#FFC93A" cx="${heroLamp.x}"`);
});

test('on the 404 page the tower is dark', () => {
  expect(hero('out')).not.toMatch(/#FFC93A|hero-beam|hero-lamp/);
});

test('the scene has nothing that the security policy would block', () => {
  expect(hero()).not.toMatch(/style=|<style|<script|id=|href/);
});
