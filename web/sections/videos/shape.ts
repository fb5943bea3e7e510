import { z } from 'zod'
import {
  date,
  describedImage,
  keyed,
  language,
  line,
  list,
  paragraph,
  projectionOf,
  studioField,
  text,
  url,
} from '../../../shared/content/fields.ts'
import { fileKinds } from '../../../shared/content/files/file.ts'
import { captions, mp4 } from '../../../shared/content/files/video.ts'
import { fileIn } from '../../../shared/content/lists/fragments.ts'
import { issueMessage } from '../../../shared/content/shapes/issueMessages.ts'
import { webAddress } from '../../../shared/content/shapes/link.ts'
import { sectionFields, sectionTexts } from '../sectionFields.ts'

const megabytes = fileKinds.mp4.max / 1_000_000

const fields = {
  poster: describedImage(
    'Picture',
    'Shown before it plays: a frame of the video, in its proportions, without a play button drawn on it.',
  ),
  length: line(
    'Length',
    'In minutes and seconds, such as 2:40. YouTube and Vimeo say it themselves.',
    z
      .string('is missing')
      .regex(/^\d{1,2}(?::[0-5]\d){1,2}$/, 'must be minutes and seconds, such as 2:40'),
  ),
  publishedOn: date(
    'Date',
    'The day of the video, which visitors read. YouTube and Vimeo say it themselves.',
  ),
}

const title = text('Title', 'What one sees, in a few words. It is the caption of the figure.')

const transcript = paragraph(
  'Transcript',
  'What is said, word for word, and what one must see to follow it. Visitors open it below the video.',
).optional()

/** A video of our own, which the site serves. */
export const ownVideo = z.object({
  ...keyed,
  kind: z.literal('own'),
  title,
  file: studioField(
    'MP4',
    `In H.264, at most ${megabytes} MB. Many visitors pay for each megabyte: two minutes in 720p are about 14 MB. A longer video belongs at YouTube or Vimeo.`,
    mp4,
    fileIn,
  ),
  ...fields,
  captions: list(
    'Captions',
    {
      language: language('Language', 'Of the captions.'),
      file: studioField(
        'WebVTT',
        'A WebVTT file, as captioning programs export it.',
        captions,
        fileIn,
      ),
    },
    {
      description:
        'What is said, for people who do not hear it: one file for each language. Without captions, a transcript is needed.',
      mayBeEmpty: true,
    },
  ).optional(),
  transcript,
})

/** The names of the websites to which a video may link, by domain. */
const hosts = new Map([
  ['youtube.com', 'YouTube'],
  ['youtu.be', 'YouTube'],
  ['vimeo.com', 'Vimeo'],
])

/** Returns the name of the website at an address, or undefined for any other. */
export function hostOf(url: string): string | undefined {
  const { hostname } = new URL(url)
  return hosts.get(hostname.replace(/^(?:www|m|player)\./, ''))
}

/** A video on another website, to which the page links. */
export const hostedVideo = z.object({
  ...keyed,
  kind: z.literal('hosted'),
  title,
  url: url(
    'Address of the video',
    'The full address at YouTube or Vimeo, beginning with https://',
    webAddress.refine(
      (url) => !URL.canParse(url) || hostOf(url) !== undefined,
      'must be the address of a video at YouTube or Vimeo',
    ),
  ),
  ...fields,
  // Length and date are optional, because the other website shows both.
  length: fields.length.optional(),
  publishedOn: fields.publishedOn.optional(),
  transcript,
})

export const video = z.discriminatedUnion('kind', [ownVideo, hostedVideo], 'has no known kind')

/** The issue of our own video if people who cannot hear or see it could not follow it. */
export const needsWords = 'must have captions or a transcript'

const maxVideos = 3

/** Up to three videos, each with its poster. */
export const videos = z
  .object({
    ...sectionFields,
    _type: z.literal('videos'),
    videos: studioField(
      'Videos',
      'At most three. Drag them to change their order.',
      z
        .array(video, 'is missing')
        .min(1, 'has no entries')
        .max(maxVideos, issueMessage('must have at most {count} entries', { count: maxVideos })),
      (name) => `${name}[]{..., ${projectionOf(ownVideo.shape)}}`,
    ),
  })
  .superRefine(({ videos }, context) => {
    for (const [index, video] of videos.entries())
      if (video.kind === 'own' && !video.captions?.length && !video.transcript)
        context.addIssue({
          code: 'custom',
          path: ['videos', index, 'captions'],
          message: needsWords,
        })
  })
  .register(sectionTexts, {
    title: 'Videos',
    description: 'One to three videos: own files, or at YouTube or Vimeo.',
    findBy: 'film, clip, movie, youtube, vimeo, mp4, captions, subtitles, tutorial',
  })
