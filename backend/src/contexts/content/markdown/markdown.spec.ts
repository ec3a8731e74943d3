import { describe, expect, it } from '@jest/globals';
import { literally, renderMarkdown } from './markdown.js';

describe('Markdown', () => {
  it('becomes HTML, with an id on each section', () => {
    expect(renderMarkdown('Hello.\n\n## Prices & *taxes*\n\n- one\n- two\n\n### Detail\n\n## Complaints')).toEqual({
      html: '<p>Hello.</p>\n<h2 id="section-1">Prices &amp; <em>taxes</em></h2>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<h3>Detail</h3>\n<h2 id="section-2">Complaints</h2>\n',
      sections: [
        { id: 'section-1', title: 'Prices & taxes' },
        { id: 'section-2', title: 'Complaints' },
      ],
    });
  });

  it.each([
    '<script>alert(1)</script>',
    'a <b onclick="x()">word</b>',
    '<img src=x onerror=alert(1)>',
    '<div>\n\n*text*\n\n</div>',
    '<!-- <script>alert(1)</script> -->',
    '<?php echo 1 ?>',
    '<svg/onload=alert(1)>',
    '<pre><script>alert(1)</script></pre>',
    '## <script>alert(1)</script>',
    '[<img src=x onerror=y>](https://example.org)',
    '![<img onerror="x">](javascript:x)',
    '[a](https://example.org "\\"><script>")',
    '```\n<script>alert(1)</script>\n```',
    '`<script>`',
    '| <script> |\n| --- |\n| <b> |',
  ])('shows %j as it was written', (text) => {
    const { html } = renderMarkdown(text);
    const tags = [...html.matchAll(/<\/?([^>]*)>/g)].map(([, tag]) => tag ?? '');
    for (const tag of tags) {
      expect(tag).toMatch(
        /^(?:p|h2 id="section-1"|h2|em|pre|code|table|thead|tbody|tr|th|td|a|a href="https:\/\/example\.org"(?: title="[^"<>]*")?)$/,
      );
    }
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//elsewhere.example',
    'file:///etc/passwd',
  ])('does not link %j', (address) => {
    for (const text of [`[here](<${address}>)`, `![here](<${address}>)`, `[here][1]\n\n[1]: <${address}>`]) {
      const { html } = renderMarkdown(text);
      expect(html).not.toMatch(/<(?:a|img)/);
      expect(html).toContain('here');
    }
  });

  it('links pages of the site, other sites and addresses of people', () => {
    const { html } = renderMarkdown(
      '[privacy](/legal/privacy), <https://example.org/a?b=1&c=2>, <team@cicerone.example>',
    );
    expect(html).toContain('<a href="/legal/privacy">privacy</a>');
    expect(html).toContain('<a href="https://example.org/a?b=1&amp;c=2">');
    expect(html).toContain('<a href="mailto:team@cicerone.example">team@cicerone.example</a>');
  });

  it('shows a literal text exactly as it is', () => {
    const text = 'Müller & *Söhne* <b> [x](y) #1 `q` \\ C_o_ 1. 株式会社';
    const { html } = renderMarkdown(literally(text));
    expect(html).toBe('<p>Müller &amp; *Söhne* &lt;b&gt; [x](y) #1 `q` \\ C_o_ 1. 株式会社</p>\n');
  });
});
