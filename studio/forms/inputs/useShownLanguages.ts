import { use, useState } from 'react'
import type { ObjectInputProps } from 'sanity'
import { defaultLanguage, isLanguage, type Language, languages } from '../../../shared/languages.ts'
import { FormLanguageContext } from './formLanguage.ts'

/**
 * Returns the visible language fields of a text: the form's language, all languages, or English with its unfolded
 * translations. A linked language and languages with errors are added.
 * @param folds whether the text has translations to unfold: those of a list are unfolded together
 */
export function useShownLanguages({ members, focusPath }: ObjectInputProps, folds = true) {
  const language = use(FormLanguageContext)
  const [target] = focusPath
  const [linked, setLinked] = useState<Language>()
  const [last, setLast] = useState<{ language: typeof language; target?: unknown }>({ language })
  if (last.language !== language || last.target !== target) {
    setLast({ language, target })
    if (last.language !== language) setLinked(undefined)
    // Stays visible when the focus leaves, because the fields below would otherwise move under the pointer.
    else if (isLanguage(target)) setLinked(target)
  }

  const hasFold = folds && language === defaultLanguage
  const isFolded =
    hasFold &&
    members.some((member) => member.kind === 'fieldSet' && member.fieldSet.collapsed === true)
  const fields = members.flatMap((member) =>
    member.kind === 'fieldSet' ? member.fieldSet.members : [member],
  )
  const visible = languages.filter(({ code }) => {
    if (hasFold) return !isFolded || code === language
    return language === 'all' || code === language || code === linked
  })
  const hidden = languages.filter((each) => !visible.includes(each))
  const fieldOf = (code: Language) =>
    fields.find((field) => field.kind === 'field' && field.name === code)
  return {
    language,
    show: setLinked,
    shown: visible.map(({ code }) => code),
    isFolded,
    // Includes the fieldset, which can collapse the translations again.
    members: hasFold && !isFolded ? members : visible.flatMap(({ code }) => fieldOf(code) ?? []),
    hiddenErrors: hidden.flatMap(({ code, name }) => {
      const error = errorOf(fieldOf(code))
      return error === undefined ? [] : [{ code, name, error }]
    }),
  }
}

function errorOf(member: ObjectInputProps['members'][number] | undefined): string | undefined {
  if (member?.kind !== 'field') return undefined
  return member.field.validation.find(({ level }) => level === 'error')?.message
}
