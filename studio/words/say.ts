import { createElement, Fragment, type ReactNode } from 'react'
import { defaultLanguage } from '../../shared/languages.ts'
import { dictionaries, type Words } from './dictionaries.ts'
import { language } from './language.ts'

/** The names of a text's `{places}`. */
type Places<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | Places<Rest>
  : never

type Values<Text extends string, Value> = [Places<Text>] extends [never]
  ? []
  : [values: Record<Places<Text>, Value>]

/**
 * Returns a text in the Studio's language.
 * @param english the text as English editors read it; a `{place}` in it is filled with the value of
 * that name
 */
export function say<Text extends Words>(
  english: Text,
  ...[values]: Values<Text, string | number>
): string {
  return fill(sayText(english), new Map(Object.entries(values ?? {})))
}

/** As `say`, with elements such as a link or a person's name in its places. */
export function sayWith<Text extends Words>(
  english: Text,
  values: Record<Places<Text>, ReactNode>,
): ReactNode {
  const elements = new Map<string, ReactNode>(Object.entries(values))
  const parts = sayText(english).split(place)
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 === 0 ? part : elements.get(part))),
  )
}

/** Returns a text that is known only at run time, such as a type's title, in the Studio's language. */
export function sayText(english: string): string {
  return language === defaultLanguage ? english : inDictionary(english, dictionaries[language])
}

/**
 * Returns a text that was filled in elsewhere in the Studio's language; undefined if it is none of the
 * given ones.
 */
export function sayFilled(english: string, texts: readonly Words[]): string | undefined {
  for (const text of texts) {
    const values = pattern(text).exec(english)?.groups
    if (values) return fill(sayText(text), new Map(Object.entries(values)))
  }
  return undefined
}

/** Returns the translation of a text; the English where there is none. */
export function inDictionary(
  english: string,
  dictionary: Readonly<Record<string, string>>,
): string {
  return Object.hasOwn(dictionary, english) ? (dictionary[english] ?? english) : english
}

/** A name in braces; splitting by it leaves names at odd places. */
const place = /\{(\w+)\}/

function pattern(text: string): RegExp {
  const parts = text.split(place)
  return new RegExp(
    `^${parts.map((part, index) => (index % 2 === 0 ? RegExp.escape(part) : `(?<${part}>.+)`)).join('')}$`,
  )
}

function fill(text: string, values: ReadonlyMap<string, unknown>): string {
  return text
    .split(place)
    .map((part, index) => (index % 2 === 0 ? part : String(values.get(part))))
    .join('')
}
