import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '../../shared/contentLake.ts'
import { t } from '../i18n/t.ts'
import { type AttributeUsage, isNearlyFull, readAttributeUsage } from './attributeUsage.ts'
import { WaitingLine } from './WaitingLine.tsx'

/** Warns that the dataset is nearly full; shows nothing before, as editors need not know of it. */
export function AttributesLine() {
  const client = useClient({ apiVersion })
  const [usage, setUsage] = useState<AttributeUsage>()
  useEffect(() => {
    let isCurrent = true
    readAttributeUsage(client).then(
      (found) => isCurrent && setUsage(found),
      (error: unknown) => console.error('The use of attributes could not be read', error),
    )
    return () => {
      isCurrent = false
    }
  }, [client])
  if (!usage || !isNearlyFull(usage)) return null
  return (
    <WaitingLine tone="caution">
      {t(
        '{used} of {limit} different fields that Sanity allows are in use. When all are, nothing new can be saved: tell whoever looks after the site.',
        usage,
      )}
    </WaitingLine>
  )
}
