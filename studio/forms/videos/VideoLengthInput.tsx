import { Button, Card, Flex, Text } from '@sanity/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type StringInputProps, set, useClient, useFormValue } from 'sanity'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { t } from '../../i18n/t.ts'
import { readVideoLength } from '../../schema/rules/videoLength.ts'

/** The length of a video. It is read from our own file once one is chosen, and can be corrected. */
export function VideoLengthInput(props: StringInputProps) {
  const { value, onChange, readOnly, path, renderDefault } = props
  const client = useClient({ apiVersion })
  const asset = useFormValue([...path.slice(0, -1), 'file', 'asset', '_ref'])
  const id = typeof asset === 'string' ? asset : null
  const { data: length } = useQuery({
    queryKey: ['length of the video', id],
    queryFn: () => (id === null ? null : readVideoLength(client, id)),
  })
  // A form that is only opened changes nothing.
  const [known, setKnown] = useState(id)
  const isNew = id !== known
  useEffect(() => {
    if (!isNew || readOnly || length === undefined) return
    setKnown(id)
    if (length !== null) onChange(set(length))
  }, [isNew, readOnly, length, id, onChange])
  if (!length || length === value || readOnly) return renderDefault(props)
  return (
    <>
      {renderDefault(props)}
      <Card tone="caution" border padding={2} radius={2}>
        <Flex align="center" gap={3} wrap="wrap">
          <Text size={1}>{t('The file is {length} long.', { length })}</Text>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={t('Use this length')}
            onClick={() => onChange(set(length))}
          />
        </Flex>
      </Card>
    </>
  )
}
