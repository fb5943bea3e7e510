import { useEffect, useState } from 'react'
import type { SectionOf } from '../../model/types.ts'
import { Frame } from '../parts/Frame.tsx'
import { CountryMapAndTable } from './CountryMapAndTable.tsx'
import type { FilingPlanner } from './filingPlanner/FilingPlanner.tsx'
import { JointAssessment } from './jointAssessment/JointAssessment.tsx'

export function Countries({ section }: { section: SectionOf<'countries'> }) {
  const { filingPlanner, jointAssessment } = section
  const Planner = useFilingPlanner(filingPlanner !== undefined)
  if (Planner && filingPlanner)
    return (
      <Frame section={section} wide>
        <Planner section={section} content={filingPlanner} />
      </Frame>
    )
  return (
    // The note is below the map or the table.
    <Frame section={section} wide hasOwnNote>
      {jointAssessment ? (
        <JointAssessment section={section} content={jointAssessment} />
      ) : (
        <CountryMapAndTable section={section} />
      )}
    </Frame>
  )
}

type FilingPlannerType = typeof FilingPlanner

let loadedFilingPlanner: FilingPlannerType | undefined

/** Loads the filing planner, so that it renders at once. */
export async function loadFilingPlanner(): Promise<FilingPlannerType> {
  const { FilingPlanner } = await import('./filingPlanner/FilingPlanner.tsx')
  loadedFilingPlanner = FilingPlanner
  return FilingPlanner
}

/**
 * Returns the filing planner when it has loaded. Until then, or if it fails to load, the section shows its map and
 * list.
 */
function useFilingPlanner(isWanted: boolean): FilingPlannerType | undefined {
  const [planner, setPlanner] = useState(() => loadedFilingPlanner)
  useEffect(() => {
    if (!isWanted || planner) return
    let isShown = true
    loadFilingPlanner().then(
      (loaded) => isShown && setPlanner(() => loaded),
      // If a deployment has removed the script, or there is no connection, map and list are kept.
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [isWanted, planner])
  return planner
}
