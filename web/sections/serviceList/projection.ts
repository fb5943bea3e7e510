import { serviceCard } from '../../../shared/content/fragments.ts'

export const serviceList = `
  "services": *[_type == "servicePage" && group == ^.group]
    | order(orderRank asc, _id asc) ${serviceCard}
`
