import type { Css } from '../../element/sheets.js';
import skeleton from '../../ui/atoms/skeleton.css';
import tabs from '../../ui/atoms/tabs.css';
import field from '../../ui/form/field.css';
import form from '../../ui/form/form.css';
import outline from '../../ui/outline/form-outline.css';
import providers from '../../ui/login/providers.css';
import tick from '../../ui/atoms/tick.css';
import css from './login.css';

/** Of the element, and of what stands before its code. */
export const styles: Css = [field, form, tick, outline, skeleton, tabs, providers, css];
