import { expect, test } from 'vitest'
import { fixedStore } from '../../loading/contentStore.ts'
import { page, siteIn, text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { deriveVideos } from './derive.ts'
import { videos as shape } from './shape.ts'
import { Videos } from './Videos.tsx'

const poster = {
  alt: text('A cold store'),
  width: 960,
  height: 540,
  files: [{ path: '/images/store-960.webp', width: 960 }],
}

const fields = { title: text('The cold store'), poster, length: '2:40', publishedOn: '2026-11-12' }

const own = {
  ...fields,
  _key: 'own',
  kind: 'own' as const,
  file: { path: '/video/abc.mp4', size: 13_940_000 },
  captions: (['en', 'fr'] as const).map((language) => ({
    _key: language,
    language,
    file: { path: `/captions/${language}.vtt`, size: 900 },
  })),
  transcript: text('This is the store.'),
}

const hosted = {
  ...fields,
  _key: 'hosted',
  kind: 'hosted' as const,
  url: 'https://www.youtube.com/watch?v=abc',
}

const section = (...videos: Parameters<typeof deriveVideos>[0]['videos']) =>
  deriveVideos({
    _type: 'videos',
    _key: 'a',
    anchor: 'videos',
    heading: text('Videos'),
    videos,
  })

test('a video of our own is played by the browser, which loads nothing before', async () => {
  const store = fixedStore(siteIn('fr'), page)
  const view = await render(<Videos section={section(own)} />, { store })
  const player = one<HTMLVideoElement>(view, 'figure video[controls]')
  expect(player.getAttribute('preload')).toBe('none')
  expect(player.getAttribute('src')).toBe('/video/abc.mp4')
  expect(player.getAttribute('aria-label')).toBe('The cold store')
  const tracks = [...player.querySelectorAll('track')]
  expect(tracks.map(({ srclang, label, kind }) => [srclang, label, kind])).toEqual([
    ['en', 'English', 'captions'],
    ['fr', 'Français', 'captions'],
  ])
  // Those in the language of the page are shown at once.
  expect(tracks.map(({ default: isShown }) => isShown)).toEqual([false, true])
  expect(one<HTMLImageElement>(view, 'figure img').alt).toBe('A cold store')
  expect(one(view, 'figure > p').textContent).toMatch(
    /^2:40, 14\sMo, 12\snovembre\s2026\. Sous-titres\s: English, Français\.$/,
  )
})

test('a video on another website is its picture and a link that says where it leads', async () => {
  const view = await render(<Videos section={section(hosted)} />)
  const [button, address] = [...view.querySelectorAll('a')]
  expect(button?.textContent).toBe('Watch on YouTube2:40')
  expect(button?.href).toBe('https://www.youtube.com/watch?v=abc')
  expect(address?.textContent).toBe('youtube.com/watch?v=abc')
  expect(view.querySelector('video, iframe')).toBeNull()
})

test('the title is the caption of a figure, and a transcript opens below it', async () => {
  const view = await render(<Videos section={section(own, hosted)} />)
  expect(textsOf(view, 'figcaption')).toEqual(['FigureThe cold store', 'FigureThe cold store'])
  expect(textsOf(view, 'figure + details')).toEqual(['TranscriptThis is the store.'])
})

const asset = (extension: string, size = 9) => ({
  asset: { _id: `file-a-${extension}`, url: 'https://cdn.example/a', extension, size },
})

const stored = {
  _key: 'a',
  kind: 'own',
  title: { en: 'The cold store' },
  poster: {
    alt: { en: 'A cold store' },
    asset: {
      _id: 'image-a-960x540-webp',
      url: 'https://cdn.example/a.webp',
      extension: 'webp',
      width: 960,
      height: 540,
    },
  },
  length: '2:40',
  publishedOn: '2026-11-12',
  file: asset('mp4'),
  transcript: { en: 'This is the store.' },
}

const youTube = { ...stored, kind: 'hosted', url: 'https://youtu.be/abc' }

test.each([
  ['a video of our own', stored, []],
  [
    'one with captions',
    {
      ...stored,
      transcript: undefined,
      captions: [{ _key: 'a', language: 'fr', file: asset('vtt') }],
    },
    [],
  ],
  ['one at YouTube', youTube, []],
  [
    'one at YouTube, which says its length and date itself',
    { ...youTube, length: undefined, publishedOn: undefined },
    [],
  ],
  ['one at Vimeo', { ...youTube, url: 'https://player.vimeo.com/video/1' }, []],
  [
    'one on any other website',
    { ...youTube, url: 'https://video.example/1' },
    ['videos.0.url must be the address of a video at YouTube or Vimeo'],
  ],
  [
    'one without captions and transcript',
    { ...stored, transcript: undefined },
    ['videos.0.captions must have captions or a transcript'],
  ],
  [
    'one from a phone',
    { ...stored, file: asset('mov') },
    ['videos.0.file.asset.extension is a file of the kind mov; only MP4 files can be offered'],
  ],
  [
    'one that is too large',
    { ...stored, file: asset('mp4', 25_000_001) },
    ['videos.0.file.asset.size has 26 MB; at most 25 MB can be offered'],
  ],
  [
    'one of unknown length',
    { ...stored, length: '2 min' },
    ['videos.0.length must be minutes and seconds, such as 2:40'],
  ],
  ['more than three', [stored, stored, stored, stored], ['videos must have at most 3 entries']],
])('the gate checks %s', (_name, videos, issues) => {
  const section = { _type: 'videos', _key: 'a', heading: { en: 'V' }, videos: [videos].flat() }
  expect(
    shape
      .safeParse(section)
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [],
  ).toEqual(issues)
})
