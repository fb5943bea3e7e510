import { Card, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef } from 'react'
import type { NavbarProps } from 'sanity'
import { StateLink } from 'sanity/router'
import { toolName } from './toolName.ts'
import { useBuilds } from './useBuilds.ts'

/** What is said of a build that visitors do not see yet. */
const underWay = {
  building: 'The website is being built ...',
  built: 'The website is built and is being put online ...',
}

/** The Studio's navbar, with a line below it until a build is live, or after one has failed. */
export function PublishingNotices(props: NavbarProps) {
  const [latest] = useBuilds()
  const toast = useToast()
  const followed = useRef<string>(undefined)

  useEffect(() => {
    if (latest?.status === 'building') followed.current = latest.record._id
    if (latest?.status !== 'live' || followed.current !== latest.record._id) return
    followed.current = undefined
    toast.push({ status: 'success', title: 'Live: the website shows what you published' })
  }, [latest, toast])

  return (
    <>
      {props.renderDefault(props)}
      {(latest?.status === 'building' || latest?.status === 'built') && (
        <Card tone="primary" padding={2} borderBottom data-testid="publishing-notice">
          <Text size={1} align="center">
            {underWay[latest.status]}
          </Text>
        </Card>
      )}
      {latest?.status === 'failed' && (
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
