import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Steps } from './steps.tsx';

test('a step’s time stands out from its title, whose words stay as they were written', () => {
  const steps = [
    { title: 'Week 1: go or no-go', text: 'We settle the date.' },
    { title: 'The sheet', text: 'One row for every film.' },
  ];
  const html = renderToStaticMarkup(
    <Steps title="How it runs" steps={steps} sky="sky sky--lamp" />,
  );
  expect(html).toContain('<h3><b>Week 1:</b> go or no-go</h3>');
  expect(html).toContain('<h3>The sheet</h3>');
});
