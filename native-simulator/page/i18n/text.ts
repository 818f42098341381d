import { $config } from '../model/config';
import { en } from './en';
import { fa } from './fa';

/** The simulator's texts in the chosen language. */
export const $text = $config.map(({ language }) => (language === 'fa' ? fa : en));
