import { expect, test } from 'vitest'
import { z } from 'zod'
import { image } from '../../shared/content/shapes/image.ts'
import { localeString } from '../../shared/content/shapes/localized.ts'
import { parseDocument, parsePage, withoutNulls } from './parseDocument.ts'

const shapes: z.ZodType[] = [image, localeString]

const page = { _id: 'aboutPage', _type: 'aboutPage' }

test('zod’s own messages are replaced, also where a shape has none', () => {
  const values = [
    undefined,
    null,
    7,
    true,
    'word',
    [],
    {},
    { en: 7 },
    { alt: [], asset: { _id: 7 } },
  ]
  const messages = shapes.flatMap((shape) =>
    values.flatMap((value) =>
      parseDocument(shape, value, page).issues.map(({ message }) => message),
    ),
  )
  expect(messages.length).toBeGreaterThan(values.length)
  expect(messages.filter((message) => !/^(is|has|must|refers) /.test(message))).toEqual([])
})

test('what GROQ returns for missing fields is removed at any depth', () => {
  const list = [{ none: null, zero: 0 }, 'word']
  expect(withoutNulls({ none: null, list, other: 7 })).toEqual({
    list: [{ zero: 0 }, 'word'],
    other: 7,
  })
})

test('sections of news in French alone need no English, those of other pages do', () => {
  const shape = z.looseObject({ sections: z.array(z.object({ heading: localeString })) })
  const heading = { fr: 'Le bureau' }
  const stored = { _id: 'a', title: heading, sections: [{ heading }] }
  const issuesOf = (_type: string) =>
    parsePage(shape, { ...stored, _type }).issues.map(({ path }) => path)
  expect(issuesOf('newsArticle')).toEqual([])
  expect(issuesOf('page')).toEqual(['sections[0].heading.en'])
})
