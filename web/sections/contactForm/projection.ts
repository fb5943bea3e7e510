import { serviceGroups } from '../../../shared/content/shapes/service.ts'

/** The groups in their order, because a rank is one among the pages of a group. */
const groups = serviceGroups.map((group, index) => `group == "${group}" => ${index}`)

export const contactForm = `
  "services": *[_type == "servicePage"]
    | order(select(${groups.join(', ')}, ${groups.length}) asc, orderRank asc, _id asc)
    {_id, _type, title, enquiryName}
`
