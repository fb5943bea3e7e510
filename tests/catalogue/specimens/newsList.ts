import type { Specimens } from './specimen.ts'
import { few, longWord, sentence, text } from './text.ts'

const heading = text('News', 'Actualités', 'Notícias')

const item = (slug: string, publishedOn: string) => ({
  _id: `news-${slug}`,
  _type: 'newsArticle' as const,
  path: { _type: 'newsArticle' as const, slug },
  publishedOn,
  topic: 'regulation' as const,
  title: text(
    'A guideline has a new version',
    'Une ligne directrice a une nouvelle version',
    'Uma diretriz tem uma nova versão',
  ),
  summary: sentence,
})

const items = [
  item('third', '2026-11-22'),
  item('second', '2026-10-01'),
  item('first', '2025-03-02'),
]

const all = { _type: 'newsPage' as const }

export const newsList: Specimens<'newsList'> = {
  several: { heading, shows: 'newest', items, all },
  one: { heading, intro: sentence, shows: 'regulation', items: few(items, 1) },
  'about a service': { heading, shows: 'aboutThisPage', items },
  'long words': {
    heading: longWord,
    shows: 'newest',
    items: [{ ...item('long', '2026-11-22'), title: longWord, summary: longWord }],
    all,
  },
}
