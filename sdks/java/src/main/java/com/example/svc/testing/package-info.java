/** Tests without a network. */
@NullMarked
package com.example.svc.testing;

import org.jspecify.annotations.NullMarked;
