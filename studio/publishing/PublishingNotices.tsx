import { Card, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef } from 'react'
import type { NavbarProps } from 'sanity'
import { StateLink } from 'sanity/router'
import { toolName } from './toolName.ts'
import { useBuildRecords } from './useBuildRecords.ts'

/** The Studio's navbar, with a line below it while a build runs or after one has failed. */
export function PublishingNotices(props: NavbarProps) {
  const [latest] = useBuildRecords()
  const toast = useToast()
  const followed = useRef<string>(undefined)

  useEffect(() => {
    if (latest?.state === 'building') followed.current = latest._id
    if (latest?.state !== 'live' || followed.current !== latest._id) return
    followed.current = undefined
    toast.push({ status: 'success', title: 'Live: the website shows what you published' })
  }, [latest, toast])

  return (
    <>
      {props.renderDefault(props)}
      {latest?.state === 'building' && (
        <Card tone="primary" padding={2} borderBottom data-testid="publishing-notice">
          <Text size={1} align="center">
            The website is being built ...
          </Text>
        </Card>
      )}
      {latest?.state === 'failed' && (
        <Card tone="critical" padding={2} borderBottom data-testid="publishing-notice">
          <Text size={1} align="center">
            The website could not be updated.{' '}
            <StateLink state={{ tool: toolName }}>See what to mend</StateLink>
          </Text>
        </Card>
      )}
    </>
  )
}
