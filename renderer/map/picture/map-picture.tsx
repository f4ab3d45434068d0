import type { Picture } from './picture.ts'

interface MapPictureProps {
  readonly picture: Picture
  /** The class of each province that belongs to somebody: it gives the colour. */
  readonly classes: Readonly<Record<string, string>>
  /** What the picture shows, in words. */
  readonly label: string
  /** It fills its frame, and what does not fit in is cut off. */
  readonly fills?: boolean
}

/** The map as a small picture, coloured by whose each province is. */
export function MapPicture({ picture, classes, label, fills = false }: MapPictureProps) {
  return (
    <svg
      className="map-picture"
      viewBox={picture.viewBox}
      preserveAspectRatio={fills ? 'xMidYMid slice' : undefined}
      role="img"
      aria-label={label}
    >
      <path className="map-picture__waste" d={picture.wasteland} />
      {picture.provinces.map(({ id, path }) => (
        <path key={id} className={classes[id] ?? 'map-picture__free'} d={path} />
      ))}
      <path className="map-picture__lake" d={picture.lakes} />
    </svg>
  )
}

/** The shapes of a map, once, for many pictures of it on a page: each is coloured by `MapPictureCopy`. */
export function MapPictureShapes({ picture, id }: { readonly picture: Picture; readonly id: string }) {
  return (
    <svg className="map-picture__shapes" aria-hidden="true">
      <defs>
        <path id={`${id}-waste`} d={picture.wasteland} />
        <path id={`${id}-lakes`} d={picture.lakes} />
        {picture.provinces.map((province) => (
          <path key={province.id} id={`${id}-${province.id}`} d={province.path} />
        ))}
      </defs>
    </svg>
  )
}

/** The same picture out of shapes that are on the page already. */
export function MapPictureCopy({ picture, classes, label, id }: MapPictureProps & { readonly id: string }) {
  return (
    <svg className="map-picture" viewBox={picture.viewBox} role="img" aria-label={label}>
      <use className="map-picture__waste" href={`#${id}-waste`} />
      {picture.provinces.map((province) => (
        <use
          key={province.id}
          className={classes[province.id] ?? 'map-picture__free'}
          href={`#${id}-${province.id}`}
        />
      ))}
      <use className="map-picture__lake" href={`#${id}-lakes`} />
    </svg>
  )
}
