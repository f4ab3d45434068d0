import marks from '../marks/marks.css?inline'
import panels from '../panels/panels.css?inline'
import colours from '../side-colours.css?inline'

/** The style sheets that the pages need outside the app. */
export const republicaStoryStyles = [colours, marks, panels].join('\n')
