import { Stack } from '@sanity/ui'
import { useRef, useState } from 'react'
import { type ObjectInputProps, PatchEvent } from 'sanity'
import { z } from 'zod'
import type { Message } from '../../i18n/messages.ts'
import { t } from '../../i18n/t.ts'
import { Callout } from '../../ui/Callout.tsx'

/** What Sanity stores in the field `_upload` while a file is sent. */
const upload = z.object({ file: z.object({ name: z.string(), type: z.string() }) })

type ChosenFile = z.output<typeof upload>['file']

/** What a field takes, by the beginning of its option `accept`. */
const accepted = {
  image:
    '“{name}” was not taken. Pictures are JPEG, PNG, WebP, GIF or AVIF files. Save an iPhone’s photo (HEIC) as JPEG.',
  video: '“{name}” was not taken. A video is an MP4 file. Save an iPhone’s video (MOV) as MP4.',
  application: '“{name}” was not taken. This must be a PDF.',
  '.vtt': '“{name}” was not taken. Captions are a WebVTT file, such as film.vtt.',
} as const satisfies Record<string, Message>

/** A file or picture. If the chosen file is not taken, the field says why until another one is chosen. */
export function UploadInput(props: ObjectInputProps) {
  const [refused, setRefused] = useState<ChosenFile>()
  /** The file that is being sent. A ref, because an upload calls the callback of the render in which it began. */
  const sent = useRef<ChosenFile>(undefined)
  const onChange: ObjectInputProps['onChange'] = (edit) => {
    for (const patch of PatchEvent.from(edit).patches) {
      const [field, ...rest] = patch.path
      if (field === 'asset' && patch.type === 'set') sent.current = undefined
      if (field !== '_upload' || rest.length > 0) continue
      // Sanity removes the state of an upload at its end; without a file, it has failed.
      setRefused(patch.type === 'unset' ? sent.current : undefined)
      sent.current = patch.type === 'set' ? upload.safeParse(patch.value).data?.file : undefined
    }
    props.onChange(edit)
  }
  return (
    <Stack gap={3}>
      {refused && (
        <Callout tone="critical" role="alert">
          {t(reason(refused, props.schemaType.options?.accept), { name: refused.name })}
        </Callout>
      )}
      {props.renderDefault({ ...props, onChange })}
    </Stack>
  )
}

function reason({ name, type }: ChosenFile, accept: unknown) {
  const kinds = typeof accept === 'string' ? accept.split(',') : []
  const isOfKind = kinds.some((kind) =>
    kind.startsWith('.') ? name.endsWith(kind) : kind === type,
  )
  const text = Object.entries(accepted).find(([start]) => kinds[0]?.startsWith(start))?.[1]
  return !isOfKind && text
    ? text
    : '“{name}” was not taken, although it is of the right kind. Try again. If that does not help, it is damaged, or a picture of more than 100 million pixels: save a smaller copy.'
}
