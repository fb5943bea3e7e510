import { z } from 'zod'
import { captions, mp4 } from '../../../shared/content/files/video.ts'
import * as fragments from '../../../shared/content/lists/fragments.ts'
import { describedImage } from '../../../shared/content/shapes/image.ts'
import { issueMessage } from '../../../shared/content/shapes/issueMessages.ts'
import { webAddress } from '../../../shared/content/shapes/link.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { languageCodes } from '../../../shared/languages.ts'
import { keyed, sectionFields, sectionQueries } from '../sectionFields.ts'

const fields = {
  ...keyed,
  title: localeString,
  poster: describedImage,
  length: z
    .string('is missing')
    .regex(/^\d{1,2}(?::[0-5]\d){1,2}$/, 'must be minutes and seconds, such as 2:40'),
  publishedOn: z.iso.date('must be a date such as 2026-12-01'),
  transcript: localeString.optional(),
}

/** A video of our own, which the site serves. */
export const ownVideo = z.object({
  ...fields,
  kind: z.literal('own'),
  file: mp4,
  captions: z
    .array(
      z.object({
        ...keyed,
        language: z.enum(languageCodes, 'is not a language of the site'),
        file: captions,
      }),
    )
    .optional(),
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
const hosted = z.object({
  ...fields,
  kind: z.literal('hosted'),
  url: webAddress.refine(
    (url) => !URL.canParse(url) || hostOf(url) !== undefined,
    'must be the address of a video at YouTube or Vimeo',
  ),
  // The other website says both.
  length: fields.length.optional(),
  publishedOn: fields.publishedOn.optional(),
})

export const video = z.discriminatedUnion('kind', [ownVideo, hosted], 'has no known kind')

/** The issue of our own video if people who cannot hear or see it could not follow it. */
export const needsWords = 'must have captions or a transcript'

const maxVideos = 3

/** Up to three videos, each with its poster. */
export const videos = z
  .object({
    ...sectionFields,
    _type: z.literal('videos'),
    videos: z
      .array(video, 'is missing')
      .min(1, 'has no entries')
      .max(maxVideos, issueMessage('must have at most {count} entries', { count: maxVideos })),
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
  .register(sectionQueries, {
    groq: `videos[]{
      ...,
      "poster": select(defined(poster.asset) => poster${fragments.image}),
      "file": select(defined(file.asset) => file${fragments.file}),
      captions[]{..., "file": select(defined(file.asset) => file${fragments.file})}
    }`,
  })
