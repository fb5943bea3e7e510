import { Clapperboard } from 'lucide-react'
import type { CustomValidator, Rule } from 'sanity'
import { fileKinds } from '../../../shared/content/files/file.ts'
import { languages } from '../../../shared/languages.ts'
import { VideoLengthInput } from '../../../studio/forms/videos/VideoLengthInput.tsx'
import { t } from '../../../studio/i18n/t.ts'
import {
  date,
  line,
  list,
  oneOf,
  paragraph,
  required,
  text,
  url,
  withKinds,
} from '../../../studio/schema/fields.ts'
import { sharedImage as poster } from '../../../studio/schema/objects/image.ts'
import { validFile } from '../../../studio/schema/rules/files.ts'
import { issueText } from '../../../studio/schema/rules/shape.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { needsWords, video, videos } from './shape.ts'

/** Like the gate, rejects a video without captions or a transcript. */
const hasWords: CustomValidator<unknown[] | undefined> = (captions, { parent }) => {
  const transcript = parent instanceof Object && 'transcript' in parent && parent.transcript
  return captions?.length || transcript ? true : issueText(needsWords)
}

const megabytes = fileKinds.mp4.max / 1_000_000

export const videosForm = sectionForm(videos, {
  title: 'Videos',
  description: 'One to three videos: own files, or at YouTube or Vimeo.',
  icon: Clapperboard,
  outline,
  findBy: 'film, clip, movie, youtube, vimeo, mp4, captions, subtitles, tutorial',
  fields: [
    list(
      'videos',
      'Videos',
      [
        required(
          oneOf(
            'kind',
            'Where it is',
            'The page links to a video on another website, and embeds nothing of it.',
            {
              own: 'Our own file: nobody else learns who watches',
              hosted: 'YouTube or Vimeo',
            },
          ),
        ),
        ...withKinds(video, [
          text('title', 'Title', 'What one sees, in a few words. It is the caption of the figure.'),
          {
            name: 'file',
            title: 'MP4',
            description: `In H.264, at most ${megabytes} MB. Many visitors pay for each megabyte: two minutes in 720p are about 14 MB. A longer video belongs at YouTube or Vimeo.`,
            type: 'file',
            options: { accept: 'video/mp4' },
            validation: (rule: Rule) => rule.custom(validFile('mp4')),
          },
          url(
            'url',
            'Address of the video',
            'The full address at YouTube or Vimeo, beginning with https://',
          ),
          poster(
            'poster',
            'Picture',
            'Shown before it plays: a frame of the video, in its proportions, without a play button drawn on it.',
          ),
          {
            ...line(
              'length',
              'Length',
              'In minutes and seconds, such as 2:40. YouTube and Vimeo say it themselves.',
            ),
            components: { input: VideoLengthInput },
          },
          date(
            'publishedOn',
            'Date',
            'The day of the video, which visitors read. YouTube and Vimeo say it themselves.',
          ),
          {
            ...list(
              'captions',
              'Captions',
              [
                oneOf(
                  'language',
                  'Language',
                  'Of the captions.',
                  Object.fromEntries(languages.map(({ code, name }) => [code, name])),
                ),
                {
                  name: 'file',
                  title: 'WebVTT',
                  description: 'A WebVTT file, as captioning programs export it.',
                  type: 'file',
                  options: { accept: '.vtt,text/vtt' },
                  validation: (rule: Rule) => rule.custom(validFile('vtt')),
                },
              ],
              {
                description:
                  'What is said, for people who do not hear it: one file for each language. Without captions, a transcript is needed.',
                preview: {
                  select: { language: 'language' },
                  prepare: ({ language }: { language?: string }) => ({
                    title: languages.find(({ code }) => code === language)?.name ?? t('Captions'),
                  }),
                },
                validation: (rule) => rule.custom(hasWords),
              },
            ),
          },
          paragraph(
            'transcript',
            'Transcript',
            'What is said, word for word, and what one must see to follow it. Visitors open it below the video.',
          ),
        ]),
      ],
      {
        description: 'At most three. Drag them to change their order.',
        preview: { select: { title: 'title.en', subtitle: 'length', media: 'poster' } },
      },
    ),
  ],
})
