import { Tab, TabList } from '@sanity/ui'
import { translationCoverage } from '../../../shared/content/languages/translationCoverage.ts'
import { type Language, languages } from '../../../shared/languages.ts'
import { t } from '../../i18n/t.ts'
import type { Grid } from './gridModel.ts'
import { textsOf } from './gridTranslations.ts'

type GridTabsProps = {
  grid: Grid
  /** The language that is shown. */
  code: Language
  /** The id of the element that shows it. */
  panel: string
  onChoose: (code: Language) => void
}

/** The language tabs of a table, each with the number of its written texts. */
export function GridTabs({ grid, code, panel, onChoose }: GridTabsProps) {
  const texts = textsOf(grid)
  return (
    <TabList gap={1}>
      {languages.map(({ code: language, name }) => (
        <Tab
          key={language}
          id={`${panel}-${language}`}
          aria-controls={panel}
          label={labelOf(name, texts, language)}
          selected={code === language}
          onClick={() => onChoose(language)}
        />
      ))}
    </TabList>
  )
}

function labelOf(name: string, texts: ReturnType<typeof textsOf>, language: Language): string {
  const coverage = translationCoverage(texts).find(({ code }) => code === language)
  return coverage && texts.length > 0
    ? t('{language}: {written} of {texts}', {
        language: name,
        written: coverage.written,
        texts: texts.length,
      })
    : name
}
