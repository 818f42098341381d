import { expect, it } from 'vitest';
import { formatTable } from './print';

it('aligns names left and figures right', () => {
  const table = [
    ['', 'JS', 'CSS'],
    ['app', '130.4', '6.5'],
    ['the floor', '9.7', '0.2'],
  ];
  expect(formatTable(table).split('\n')).toEqual([
    '              JS  CSS',
    'app        130.4  6.5',
    'the floor    9.7  0.2',
  ]);
});
