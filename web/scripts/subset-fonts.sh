#!/usr/bin/env bash
# Makes src/style/fonts: the characters that English texts use, of each font of @fontsource. A page loads these first, and
# the whole font only for a character that is not among them, such as the é of a name (fonts.css).
# Needs pyftsubset: pip install fonttools brotli
set -euo pipefail
cd "$(dirname "$0")/.."
# ASCII; no-break space, middle dot, multiplication and minus sign; dashes, quotation marks, ellipsis.
ENGLISH="U+20-7E,U+A0,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+2212"
for font in im-fell-english/im-fell-english-latin-400-normal im-fell-english-sc/im-fell-english-sc-latin-400-normal \
	special-elite/special-elite-latin-400-normal eb-garamond/eb-garamond-latin-{400-normal,400-italic,500-normal,600-normal}; do
	name=$(basename "$font")
	"${PYFTSUBSET:-pyftsubset}" "node_modules/@fontsource/${font%/*}/files/$name.woff2" --unicodes="$ENGLISH" \
		--layout-features='kern,liga,clig,calt,ccmp,locl,mark,mkmk,lnum,tnum,onum,pnum' --flavor=woff2 \
		--no-hinting --desubroutinize --output-file="src/style/fonts/${name/latin/core}.woff2"
done
