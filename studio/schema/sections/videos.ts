import { type CustomValidator, defineArrayMember, type Rule } from 'sanity'
import { languages } from '../../../shared/languages.ts'
import {
  hostedVideo,
  needsWords,
  ownVideo,
  video,
  type videos,
} from '../../../web/sections/videos/shape.ts'
import { VideoLengthInput } from '../../forms/videos/VideoLengthInput.tsx'
import { t } from '../../i18n/t.ts'
import { oneOf, required, withKinds } from '../fields.ts'
import { formFields, type StudioFields } from '../formFields.ts'
import { validFile } from '../rules/files.ts'
import { issueText } from '../rules/shape.ts'

/** Like the gate, rejects a video without captions or a transcript. */
const hasWords: CustomValidator<unknown[] | undefined> = (captions, { parent }) => {
  const transcript = parent instanceof Object && 'transcript' in parent && parent.transcript
  return captions?.length || transcript ? true : issueText(needsWords)
}

const kind = required(
  oneOf(
    'kind',
    'Where it is',
    'The page links to a video on another website, and embeds nothing of it.',
    { own: 'Our own file: nobody else learns who watches', hosted: 'YouTube or Vimeo' },
  ),
)

const videoFields: StudioFields<typeof ownVideo> = {
  file: {
    type: 'file',
    options: { accept: 'video/mp4' },
    validation: (rule: Rule) => rule.custom(validFile('mp4')),
  },
  length: { components: { input: VideoLengthInput } },
  captions: {
    preview: {
      select: { language: 'language' },
      prepare: ({ language }: { language?: string }) => ({
        title: languages.find(({ code }) => code === language)?.name ?? t('Captions'),
      }),
    },
    validation: (rule) => rule.custom(hasWords),
  },
  'captions.file': {
    type: 'file',
    options: { accept: '.vtt,text/vtt' },
    validation: (rule) => rule.custom(validFile('vtt')),
  },
}

const { kind: _kind, title, file, ...others } = ownVideo.shape
const shape = { title, file, url: hostedVideo.shape.url, ...others }

export const videosFields: StudioFields<typeof videos> = {
  videos: {
    type: 'array',
    of: [
      defineArrayMember({
        type: 'object',
        title: 'Entry',
        fields: [kind, ...withKinds(video, formFields(shape, videoFields))],
        preview: { select: { title: 'title.en', subtitle: 'length', media: 'poster' } },
      }),
    ],
  },
}
