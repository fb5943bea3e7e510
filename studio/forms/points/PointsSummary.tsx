import { Flex, Text } from '@sanity/ui'
import { isEmptyPoint } from '../../../shared/content/shapes/points.ts'
import { defaultLanguage } from '../../../shared/languages.ts'
import { t } from '../../i18n/t.ts'
import { type StoredPoint, textOf } from './pointPatches.ts'

/** The length in characters above which a point is called long. */
const maxRecommendedLength = 90

type PointsSummaryProps = {
  points: readonly StoredPoint[]
  /** The number of points above which editors are advised. */
  max: unknown
}

/** The number of points, with advice on their number and length. */
export function PointsSummary({ points, max }: PointsSummaryProps) {
  const count = points.filter((point) => !isEmptyPoint(point)).length
  const long = points.findIndex(
    (point) => textOf(point, 'text', defaultLanguage).length > maxRecommendedLength,
  )
  const isTooMany = typeof max === 'number' && count > max
  if (count === 0) return null
  return (
    <Flex gap={3} wrap="wrap">
      <Text size={1} muted={!isTooMany} weight={isTooMany ? 'medium' : 'regular'}>
        {isTooMany
          ? t('{count} points: at most {max} are read', { count, max })
          : count === 1
            ? t('1 point')
            : t('{count} points', { count })}
      </Text>
      {long >= 0 && (
        <Text size={1} weight="medium">
          {t('Point {position} is long', { position: long + 1 })}
        </Text>
      )}
    </Flex>
  )
}
