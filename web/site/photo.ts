/** Shows the icon beside a photo in its place when the photo does not load. */
export function startPhoto(photo: HTMLElement, signal: AbortSignal) {
  const image = photo.querySelector('img')
  const icon = photo.querySelector<HTMLElement>('[role=img]')
  if (!image || !icon) return
  const giveWay = () => {
    image.hidden = true
    icon.hidden = false
  }
  // It may have failed before anybody listened.
  if (image.complete && image.naturalWidth === 0) giveWay()
  else image.addEventListener('error', giveWay, { signal })
}
