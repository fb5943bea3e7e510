import { geoAzimuthalEqualArea } from 'd3-geo'
import { type BaseMap, createBaseMap, type OutlineFile } from './baseMap.ts'
import { insetElements, insetProjection, insetSize } from './insetFrame.ts'

/** Africa, equal-area, 476 wide without the islands. */
export const africa: BaseMap = createBaseMap({
  name: 'africa',
  projection: geoAzimuthalEqualArea()
    .rotate([-17, -1.5])
    .fitWidth(476, {
      type: 'MultiPoint',
      // The outermost points of the mainland and of Madagascar.
      coordinates: [
        [-17.6, 14.7],
        [51.4, 11.8],
        [9.8, 37.4],
        [20, -34.9],
        [50.5, -15.6],
      ],
    }),
  detail: 2.6,
})

/** The inset map of West Africa; its outline file has the frame and its degrees, too. */
export const westAfrica: BaseMap = createBaseMap({
  name: 'west-africa',
  projection: insetProjection,
  detail: 2.2,
  size: insetSize,
  elements: insetElements(),
})

export const outlineFiles: readonly OutlineFile[] = [africa.outlines, westAfrica.outlines]
