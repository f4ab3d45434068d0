import type { MapPictureData } from './map-picture-data.ts'

interface MapPictureProps {
  readonly picture: MapPictureData
  /** The CSS class that colours each owned province. */
  readonly classes: Readonly<Record<string, string>>
  /** The accessible description. */
  readonly label: string
  /** Fills its frame and crops what does not fit. */
  readonly fills?: boolean
}

/** The map as a small image, coloured by owner. */
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

/** The shapes of a map, once for many images on the page. `MapPictureCopy` colours each of them. */
export function MapPictureShapes({ picture, id }: { readonly picture: MapPictureData; readonly id: string }) {
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

/** The same image, made of the shapes that `MapPictureShapes` has put on the page. */
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
