import { createElement, Fragment, type ReactNode } from 'react'
import { defaultLanguage } from '../../shared/languages.ts'
import { fillIn, type Placeholders } from '../../shared/text/fillIn.ts'
import { studioLanguage } from './language.ts'
import { type Message, messages } from './messages.ts'

type Values<Text extends string, Value> = [Placeholders<Text>] extends [never]
  ? []
  : [values: Record<Placeholders<Text>, Value>]

/**
 * Returns a message in the Studio's language.
 * @param english the message in English, which is its key
 * @param values for its placeholders
 */
export function t<Text extends Message>(
  english: Text,
  ...[values]: Values<Text, string | number>
): string {
  return fillIn(translate(english), values ?? {})
}

/** Returns a message as `t` does, with React elements for the placeholders. */
export function tRich<Text extends Message>(
  english: Text,
  values: Record<Placeholders<Text>, ReactNode>,
): ReactNode {
  const elements = new Map<string, ReactNode>(Object.entries(values))
  const parts = translate(english).split(/\{(\w+)\}/)
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 === 0 ? part : elements.get(part))),
  )
}

const dictionary = new Map<string, string>(
  studioLanguage === defaultLanguage ? [] : Object.entries(messages[studioLanguage]),
)

/** Translates a text that is known only at run time, such as a type's title. Returns unknown texts unchanged. */
export function translate(english: string): string {
  return dictionary.get(english) ?? english
}

/** Translates a text whose placeholders are already filled in. Returns undefined if no message matches. */
export function translateFilled(english: string, candidates: readonly string[]) {
  for (const message of candidates) {
    const pattern = RegExp.escape(message).replaceAll(/\\\{(\w+)\\\}/g, '(?<$1>[\\s\\S]+)')
    const values = new RegExp(`^${pattern}$`).exec(english)?.groups
    if (values) return fillIn(translate(message), values)
  }
  return undefined
}
