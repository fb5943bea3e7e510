import { picture } from './picture.ts'
import type { Specimens } from './specimen.ts'
import { keyed, longWord, sentence, text } from './text.ts'

const heading = text('A video', 'Une vidéo', 'Um vídeo')

const { caption: _, ...poster } = picture

const fields = { title: sentence, poster, length: '2:40', publishedOn: '2026-11-12' }

const file = (extension: 'mp4' | 'vtt', size: number) => ({
  asset: {
    _id: `file-specimen-${extension}`,
    url: `https://cdn.example.org/specimen.${extension}`,
    extension,
    size,
  },
})

const captions = (language: 'en' | 'fr') => ({ language, file: file('vtt', 4_000) })

const own = {
  ...fields,
  kind: 'own' as const,
  file: file('mp4', 14_000_000),
  captions: keyed(captions('en'), captions('fr')),
}

const hosted = {
  ...fields,
  kind: 'hosted' as const,
  url: 'https://www.youtube.com/watch?v=specimen',
  length: '1:02:40',
}

type Entry = typeof own | typeof hosted

const elsewhere = { ...hosted, url: 'https://vimeo.com/1', title: longWord }

export const videos: Specimens<'videos'> = {
  own: { heading, intro: sentence, videos: keyed({ ...own, transcript: sentence }) },
  hosted: { heading, videos: keyed(hosted) },
  two: { heading, videos: keyed<Entry>(own, hosted) },
  'long words': { heading: longWord, videos: keyed<Entry>(hosted, elsewhere, own) },
}
