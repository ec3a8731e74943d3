import { parse } from 'parse5';
import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * The elements of a rendered document, so that React can render the same number of elements with equal attributes and
 * texts.
 */
export const elementsOf = (html) => parse(html).childNodes.flatMap(nodeOf);

/** Creates React's elements anew, as components do, and renders them. */
export const renderAgain = (nodes) =>
  `<!doctype html>${renderToString(createElement(Fragment, null, ...nodes.map(toReact)))}`;

function nodeOf(node) {
  if (node.nodeName === '#text') return [node.value];
  if (!node.tagName) return [];
  const children = node.childNodes.flatMap(nodeOf);
  const raw = node.tagName === 'script' || node.tagName === 'style' ? children.join('') : undefined;
  return [{ tag: node.tagName, props: propsOf(node.attrs, raw), children: raw === undefined ? children : [] }];
}

function propsOf(attributes, raw) {
  const props = {};
  for (const { name, value } of attributes) {
    if (name === 'style') props.style = styleOf(value);
    else if (name !== 'on' && !name.startsWith('on'))
      props[NAMES[name] ?? name] = value === '' && FLAGS.has(name) ? true : value;
  }
  if (raw !== undefined) props.dangerouslySetInnerHTML = { __html: raw };
  return props;
}

const NAMES = { class: 'className', for: 'htmlFor' };
const FLAGS = new Set([
  'checked',
  'disabled',
  'hidden',
  'inert',
  'multiple',
  'open',
  'readonly',
  'required',
  'selected',
  'async',
  'defer',
]);

function styleOf(text) {
  const pairs = text.split(';').map((rule) => rule.split(/:(.*)/s).map((part) => part.trim()));
  const camel = (name) => (name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()));
  return Object.fromEntries(
    pairs.filter(([name, value]) => name && value).map(([name, value]) => [camel(name), value]),
  );
}

function toReact(node) {
  if (typeof node === 'string') return node;
  return createElement(node.tag, node.props, ...node.children.map(toReact));
}
