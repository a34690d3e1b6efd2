import { ContentLink } from '../../features/link/content-link.tsx';
import { isLinkVisible } from '../../features/link/visible-links.ts';
import { useApp } from '../../state/context.ts';
import { Block } from '../../ui/block.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Widget, WidgetProps } from '../widget.ts';
import type { ImageBanner as Fields } from './fields.ts';

/** A wide picture, linked if it has a target. */
function ImageBanner({ widget, title, level }: WidgetProps<Fields>) {
  const { isMounted } = useApp();
  const { image, narrowImage, alt, link } = widget;
  const picture = <Picture image={image} narrow={narrowImage} alt={alt} />;
  return (
    <Block className="image-banner" title={title} level={level}>
      {link && isLinkVisible(link, isMounted) ? (
        <ContentLink link={link}>{picture}</ContentLink>
      ) : (
        picture
      )}
    </Block>
  );
}

export const widget: Widget<Fields> = { Component: ImageBanner };
