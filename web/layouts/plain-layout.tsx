import { Link, Outlet } from 'react-router'
import { type AnchorProps, PlainPage } from '#web/shared/plain-page.tsx'

const RouterAnchor = ({ href, ...rest }: AnchorProps) => <Link to={href} {...rest} />

export default function PlainLayout() {
  return (
    <PlainPage Anchor={RouterAnchor}>
      <Outlet />
    </PlainPage>
  )
}
