import { Outlet } from 'react-router'
import { AppLink } from '#web/shared/links.tsx'
import { type AnchorProps, PlainPage } from '#web/shared/plain-page.tsx'

const RouterAnchor = ({ href, ...rest }: AnchorProps) => <AppLink to={href} {...rest} />

export default function PlainLayout() {
  return (
    <PlainPage Anchor={RouterAnchor}>
      <Outlet />
    </PlainPage>
  )
}
